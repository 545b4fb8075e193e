import type { FairCommitment } from '@marquee/contract'
import { toast, track, useT } from '@marquee/core'
import { Button, Heading, Notice, Stack, Text, TextField } from '@marquee/ui'
import { type FormEvent, useState } from 'react'
import { isPlayerSeed, makePlayerSeed } from './playerSeed.ts'
import { problemOf, useReveal } from './queries.ts'
import * as css from './Seeds.css.ts'

/** Ends the pair: its secret is shown, and the next one begins with a seed of the player's. */
export function ChangeSeed({ pairId }: Pick<FairCommitment, 'pairId'>) {
  const t = useT('history')
  const [playerSeed, setSeed] = useState(makePlayerSeed)
  const { mutate, isPending, error } = useReveal()
  const isValid = isPlayerSeed(playerSeed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    track('click_button', { button_name: 'show-seed' })
    mutate(
      { pairId, playerSeed },
      {
        onSuccess: () => {
          setSeed(makePlayerSeed())
          void toast({ type: 'success', text: t('fairness.change.done') })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className={css.part}>
      <Stack gap={3}>
        <Heading level={3} size="sm" align="start">
          {t('fairness.change.title')}
        </Heading>
        <Text size="sm" tone="secondary">
          {t('fairness.change.text')}
        </Text>
        <TextField
          label={t('fairness.change.seed')}
          hint={t('fairness.change.hint')}
          error={isValid ? undefined : t('fairness.change.invalid')}
          value={playerSeed}
          onChange={({ target }) => setSeed(target.value)}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {error && (
          <Notice tone="critical" announced>
            {t(`fairness.change.problem.${problemOf(error)}`)}
          </Notice>
        )}
        <Button type="submit" variant="quiet" busy={isPending} disabled={!isValid}>
          {t('fairness.change.action')}
        </Button>
      </Stack>
    </form>
  )
}
