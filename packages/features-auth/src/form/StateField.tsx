import { useT, useTranslate } from '@marquee/core'
import { Button, Select } from '@marquee/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { StateRule } from '../queries.ts'
import type { FieldProps } from './useCheckedForm.ts'

interface StateFieldProps extends FieldProps {
  states: Pick<
    UseQueryResult<{ states: StateRule[] }>,
    'data' | 'isError' | 'refetch' | 'isFetching'
  >
}

/** Where the player lives; where the brand may not be played is said, and cannot be chosen. */
export function StateField({ states, error, ...props }: StateFieldProps) {
  const t = useT('auth')
  const translate = useTranslate()
  const { data: info, isError, isFetching, refetch } = states
  const data = info?.states
  const options = (data ?? []).map(({ code, name, allowed }) => ({
    value: code,
    label: allowed ? translate(name) : t('signUp.stateBlocked', { state: translate(name) }),
    disabled: !allowed,
  }))
  const blocked = (data ?? []).filter(({ allowed }) => !allowed).map(({ name }) => translate(name))
  const failed = isError && !data
  return (
    <>
      <Select
        {...props}
        label={t('form.state')}
        autoComplete="address-level1"
        options={options}
        placeholder={t(isFetching && !data ? 'signUp.statesLoading' : 'signUp.stateChoose')}
        hint={blocked.length > 0 && t('signUp.blockedStates', { states: blocked.join(', ') })}
        error={failed ? t('signUp.statesFailed') : error}
      />
      {failed && (
        <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('form.retry')}
        </Button>
      )}
    </>
  )
}
