import { useT } from '@marquee/core'
import {
  commitmentOf,
  type FairDraw,
  type FairRecord,
  type Verification,
} from '@marquee/game-math/fairness'
import {
  Button,
  Card,
  Disclosure,
  Heading,
  Icon,
  Notice,
  Stack,
  Text,
  useNumberFormat,
} from '@marquee/ui'
import { useState } from 'react'
import { Seeds } from '../fairness/Seeds.tsx'
import type { Unit } from './fields.ts'
import * as css from './Result.css.ts'

export interface ResultProps {
  record: FairRecord
  result: Verification
  /** What the round was played with: amounts are shown as players read them. */
  unit: Unit
}

const tones = { right: 'positive', partly: 'caution', wrong: 'critical' } as const
const checks = ['commitment', 'receipt', 'outcome'] as const
/** Draws that stand there at once; a game of cards takes dozens, bought spins hundreds. */
const drawsShown = 20

function Checks({ result }: Pick<ResultProps, 'result'>) {
  const t = useT('history')
  return (
    <ul className={css.checks}>
      {checks.map((name) => {
        const state = { true: 'right', false: 'wrong', null: 'unsaid' }[
          `${result.checks[name]}` as const
        ]
        return (
          <li key={name} className={css.check}>
            <Icon
              name={state === 'right' ? 'check' : state === 'wrong' ? 'error' : 'minus'}
              size="text"
            />
            <span>{t(`verify.checks.${name}.${state}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Draws({ draws }: { draws: readonly FairDraw[] }) {
  const t = useT('history')
  const { format } = useNumberFormat()
  const [isAll, setAll] = useState(false)
  return (
    <Stack gap={3}>
      <ol className={css.steps}>
        {draws.slice(0, isAll ? undefined : drawsShown).map(({ of, value, word, skipped }) => (
          <li key={word}>
            {t('verify.draw', {
              value: format(value),
              of: format(of),
              block: format(Math.floor(word / 8)),
              word: format((word % 8) + 1),
            })}
            {skipped > 0 && ` ${t('verify.skipped', { count: skipped })}`}
          </li>
        ))}
      </ol>
      {!isAll && draws.length > drawsShown && (
        <Button variant="plain" size="sm" onClick={() => setAll(true)}>
          {t('verify.allDraws', { count: draws.length })}
        </Button>
      )}
    </Stack>
  )
}

/** What came out: a verdict, what it rests on, and how every number of it came about. */
export function Result({ record, result, unit }: ResultProps) {
  const t = useT('history')
  const digits = unit === 'entries' ? 2 : 0
  const amounts = useNumberFormat({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const format = (minor: number) => amounts.format(minor / 10 ** digits)
  const { verdict, outcome, draws, drops } = result
  const isAllSaid = !Object.values(result.checks).includes(null)
  const said = verdict === 'partly' && isAllSaid ? 'butJackpot' : verdict
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Notice tone={tones[verdict]} title={t(`verify.verdict.${said}.title`)} announced>
          {t(`verify.verdict.${said}.text`)}
        </Notice>
        <Checks result={result} />
        {drops.length > 0 && said !== 'butJackpot' && <Notice>{t('verify.drops')}</Notice>}
        <Heading level={2} size="md" align="start">
          {t('verify.how')}
        </Heading>
        <Seeds
          lines={[
            { label: t('verify.hash'), value: commitmentOf(record.serverSeed) },
            {
              label: t('verify.message'),
              value: `${record.playerSeed}:${record.nonce}:0`,
              note: t('verify.messageNote'),
            },
          ]}
        />
        <Disclosure summary={t('verify.draws', { count: draws.length })}>
          <Draws draws={draws} />
        </Disclosure>
        {outcome ? (
          <>
            <Text strong>
              {t('verify.wins', {
                stake: format(outcome.cost),
                win: format(outcome.win),
                unit: t(`wallets.${unit}`),
              })}
            </Text>
            <Disclosure summary={t('verify.stepsOf', { count: outcome.steps.length })}>
              <ol className={css.steps}>
                {outcome.steps.map((step, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- Steps have no other name than their place, and never move.
                  <li key={index}>
                    {t(`verify.steps.${step.kind}`)}
                    {step.win > 0 && ` · ${t('verify.stepWin', { win: format(step.win) })}`}
                    <code className={css.code}>{JSON.stringify(step)}</code>
                  </li>
                ))}
              </ol>
            </Disclosure>
          </>
        ) : (
          <Text>{t('verify.impossible')}</Text>
        )}
      </Stack>
    </Card>
  )
}
