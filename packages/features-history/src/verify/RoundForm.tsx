import { toast, useClipboard, useIsInBrowser, useT } from '@marquee/core'
import { titleModels } from '@marquee/game-catalogue/titles'
import { type FairField, gameModels, isBooksModelId } from '@marquee/game-math/fairness'
import { Button, Disclosure, Inline, Select, Stack, TextArea, TextField } from '@marquee/ui'
import { useId, useState } from 'react'
import {
  actionsFor,
  type Fields,
  fieldsFromText,
  modelOfTitle,
  noFields,
  roundIdOf,
  toText,
  withGame,
} from './fields.ts'
import * as css from './RoundForm.css.ts'

export interface RoundFormProps {
  fields: Fields
  /** Fields that cannot be as they are. */
  problems: readonly FairField[]
  onChange: (fields: Fields) => void
  /** A round of the player's own is asked for by its id. */
  onRound: (roundId: string) => void
  onCheck: () => void
}

const units = ['coins', 'entries'] as const
const toOption = (id: string) => ({ value: id, label: id })
const modelIds = gameModels.map(({ id }) => toOption(id))

/** Fills all fields from one text. */
function Paste({ onChange, onRound }: Pick<RoundFormProps, 'onChange' | 'onRound'>) {
  const t = useT('history')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const fill = () => {
    const roundId = roundIdOf(text)
    const fields = roundId === null ? fieldsFromText(text) : null
    setWrong(roundId === null && fields === null)
    if (roundId !== null) onRound(roundId)
    else if (fields) onChange(fields)
    else return
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
export function RoundForm({ fields, problems, onChange, onRound, onCheck }: RoundFormProps) {
  const t = useT('history')
  const { copy } = useClipboard()
  const titlesId = useId()
  // A round of the history or of a copy may have been played on another model than its game has now.
  const isOther = fields.modelId !== '' && modelOfTitle(fields.game) !== fields.modelId
  const hint = isOther ? t('verify.modelIs', { model: fields.modelId }) : t('verify.gameHint')
  // Before that a browser would send the form by itself.
  const isReady = useIsInBrowser()
  const actions = actionsFor(fields.modelId)
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
        <Paste onChange={onChange} onRound={onRound} />
        <TextField {...text('serverSeed')} />
        <div className={css.pair}>
          <TextField {...text('playerSeed')} />
          <TextField {...text('nonce')} inputMode="numeric" />
          <TextField
            name="game"
            label={t('verify.game')}
            // Where no title was typed the model may be wrong all the same, as of a record of elsewhere.
            error={problems.includes('modelId') ? t('verify.wrong.game') : undefined}
            hint={hint}
            value={fields.game}
            onChange={({ target }) => onChange(withGame(fields, target.value))}
            list={titlesId}
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id={titlesId}>
            {titleModels.map(({ title }) => (
              <option key={title} value={title} />
            ))}
          </datalist>
          <Select
            {...control('action')}
            options={actions.map((action) => ({
              value: action,
              label: t(`verify.actions.${action}`),
            }))}
            placeholder={t('verify.choose')}
          />
          <Select
            name="unit"
            label={t('verify.unit')}
            value={fields.unit}
            onChange={({ target }) =>
              onChange({ ...fields, unit: target.value === 'entries' ? 'entries' : 'coins' })
            }
            options={units.map((unit) => ({ value: unit, label: t(`verify.units.${unit}`) }))}
          />
          <TextField {...text('stake')} inputMode="decimal" hint={t('verify.stakeHint')} />
          <TextField {...text('target')} optionalLabel={t('verify.optional')} />
        </div>
        <Disclosure summary={t('verify.compare')}>
          <Stack gap={4}>
            <Select
              {...control('modelId')}
              hint={t('verify.modelHint')}
              options={
                isBooksModelId(fields.modelId) ? [...modelIds, toOption(fields.modelId)] : modelIds
              }
              placeholder={t('verify.choose')}
            />
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
