import { toast, useClipboard, useIsInBrowser, useT } from '@marquee/core'
import { actionsOf, type FairField, gameModels } from '@marquee/game-math/fairness'
import { Button, Disclosure, Inline, Select, Stack, TextArea, TextField } from '@marquee/ui'
import { useState } from 'react'
import { type Fields, fieldsFromText, noFields, toText } from './fields.ts'
import * as css from './RoundForm.css.ts'

export interface RoundFormProps {
  fields: Fields
  /** Fields that cannot be as they are. */
  problems: readonly FairField[]
  onChange: (fields: Fields) => void
  onCheck: () => void
}

const modelIds = gameModels.map(({ id }) => ({ value: id, label: id }))

/** Fills all fields from one text. */
function Paste({ onChange }: Pick<RoundFormProps, 'onChange'>) {
  const t = useT('history')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const fill = () => {
    const fields = fieldsFromText(text)
    setWrong(fields === null)
    if (!fields) return
    onChange(fields)
    setText('')
  }
  return (
    <Disclosure summary={t('verify.paste.title')}>
      <Stack gap={3}>
        <TextArea
          label={t('verify.paste.label')}
          hint={t('verify.paste.hint')}
          error={isWrong ? t('verify.paste.wrong') : undefined}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
          spellCheck={false}
        />
        <Inline>
          <Button variant="quiet" onClick={fill} disabled={text.trim() === ''}>
            {t('verify.paste.action')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}

/** Everything that a round is checked by, to fill, to paste and to copy. */
export function RoundForm({ fields, problems, onChange, onCheck }: RoundFormProps) {
  const t = useT('history')
  const { copy } = useClipboard()
  // Before that a browser would send the form by itself.
  const isReady = useIsInBrowser()
  const model = gameModels.find(({ id }) => id === fields.modelId)
  const actions = model ? actionsOf(model) : []
  const control = (name: FairField) => ({
    name,
    label: t(`verify.fields.${name}`),
    error: problems.includes(name) ? t(`verify.wrong.${name}`) : undefined,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...fields, [name]: target.value }),
  })
  const text = (name: FairField) => ({
    ...control(name),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  })
  const copyAll = async () => {
    const copied = await copy(toText(fields))
    void toast(
      copied
        ? { type: 'success', text: t('verify.copied') }
        : { type: 'error', text: t('verify.notCopied') },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onCheck()
      }}
    >
      <Stack gap={4}>
        <Paste onChange={onChange} />
        <TextField {...text('serverSeed')} />
        <div className={css.pair}>
          <TextField {...text('playerSeed')} />
          <TextField {...text('nonce')} inputMode="numeric" />
          <Select {...control('modelId')} options={modelIds} placeholder={t('verify.choose')} />
          <Select
            {...control('action')}
            options={actions.map((action) => ({
              value: action,
              label: t(`verify.actions.${action}`),
            }))}
            placeholder={t('verify.choose')}
          />
          <TextField {...text('stake')} inputMode="numeric" hint={t('verify.stakeHint')} />
          <TextField {...text('target')} optionalLabel={t('verify.optional')} />
        </div>
        <Disclosure summary={t('verify.compare')}>
          <Stack gap={4}>
            <TextField {...text('commitment')} optionalLabel={t('verify.optional')} />
            <TextField {...text('receipt')} optionalLabel={t('verify.optional')} />
            <TextArea {...text('outcome')} optionalLabel={t('verify.optional')} rows={4} />
            <TextArea
              {...text('choices')}
              optionalLabel={t('verify.optional')}
              hint={t('verify.choicesHint')}
              rows={2}
            />
          </Stack>
        </Disclosure>
        <Inline gap={2}>
          <Button type="submit" disabled={!isReady}>
            {t('verify.action')}
          </Button>
          <Button variant="quiet" onClick={() => void copyAll()}>
            {t('verify.copy')}
          </Button>
          <Button variant="plain" onClick={() => onChange(noFields)}>
            {t('verify.clear')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
