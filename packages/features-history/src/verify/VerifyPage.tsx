import { firstOf, useApi, useIsGuest, useModals, useT } from '@marquee/core'
import {
  type FairField,
  type FairRecord,
  type Verification,
  verifyRound,
} from '@marquee/game-math/fairness'
import { Button, Card, Container, Heading, Notice, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { drawnRoundQuery } from '../fairness/queries.ts'
import { BooksNotice } from './BooksNotice.tsx'
import { type Fields, fieldsFromRound, noFields, readFields, type Unit } from './fields.ts'
import { Result } from './Result.tsx'
import { RoundForm } from './RoundForm.tsx'
import { useBooks } from './useBooks.ts'
import * as css from '../page.css.ts'

/** The round of the address, once it is there; only its own player has it. */
function useGivenRound() {
  const api = useApi()
  const isGuest = useIsGuest()
  const search = useRouterState({
    select: (state) => state.location.search as Record<string, unknown>,
  })
  const id = firstOf(search['round'])
  return useQuery({ ...drawnRoundQuery(api, id ?? ''), enabled: id !== undefined && !isGuest })
}

interface Checked {
  record: FairRecord
  result: Verification
  unit: Unit
}

/** What is told of a round that the page was opened with. */
function GivenRound({ query }: { query: ReturnType<typeof useGivenRound> }) {
  const t = useT('history')
  const modals = useModals()
  if (query.isError) {
    return (
      <Notice
        tone="critical"
        action={
          <Button variant="plain" size="sm" onClick={() => void query.refetch()}>
            {t('failed.retry')}
          </Button>
        }
      >
        {t('verify.notLoaded')}
      </Notice>
    )
  }
  if (!query.data) return null
  const { fairness } = query.data
  if (!fairness) return <Notice>{t('fairness.round.old')}</Notice>
  return (
    <>
      {fairness.serverSeed === null && (
        <Notice
          action={
            <Button variant="plain" size="sm" onClick={() => modals.open('fairness')}>
              {t('fairness.title')}
            </Button>
          }
        >
          {t('fairness.round.secret')}
        </Notice>
      )}
      {!fairness.wasCommittedBefore && <Notice tone="caution">{t('verify.notBefore')}</Notice>}
    </>
  )
}

/**
 * `/verify`: plays a past round again from its seeds, in this browser alone. Whatever it takes comes with
 * the page, so that checking asks nobody and works without a connection; the books of another studio's game
 * are fetched as soon as the round is known, and held against the receipt.
 */
export function VerifyPage() {
  const t = useT('history')
  const given = useGivenRound()
  const navigate = useNavigate()
  const isGuest = useIsGuest()
  /** A round was asked for by its id, which only its own player has. */
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState<Fields | null>(null)
  const [problems, setProblems] = useState<readonly FairField[]>([])
  const [checked, setChecked] = useState<Checked | null>(null)
  const resultPlace = useRef<HTMLDivElement>(null)
  const known =
    given.data &&
    fieldsFromRound(given.data.fairness, given.data.round.outcome, {
      unit: given.data.round.gameMode === 'SweepStakes' ? 'entries' : 'coins',
      game: given.data.title,
    })
  const fields = typed ?? known ?? noFields
  const books = useBooks(fields.modelId)
  const change = (next: Fields) => {
    setTyped(next)
    setProblems([])
    // What is shown belongs to what was checked.
    setChecked(null)
  }
  const check = async () => {
    const model = await books.modelFor(fields)
    const read = readFields(fields, model ? [model] : [])
    setProblems(read.problems)
    setChecked(
      read.record && {
        record: read.record,
        result: verifyRound(read.record, model ?? undefined),
        unit: fields.unit,
      },
    )
  }
  useEffect(() => {
    if (checked) resultPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [checked])
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={2}>
          <Heading level={1} ornate align="start">
            {t('verify.title')}
          </Heading>
          <Text tone="secondary">{t('verify.lead')}</Text>
        </Stack>
        {isAsked && isGuest && <Notice tone="caution">{t('verify.notOwn')}</Notice>}
        <GivenRound query={given} />
        <BooksNotice books={books} />
        <Card padding="lg">
          <RoundForm
            fields={fields}
            problems={problems}
            onChange={change}
            onRound={(round) => {
              setTyped(null)
              setProblems([])
              setChecked(null)
              setAsked(true)
              void navigate({ to: '.', search: { round }, replace: true })
            }}
            onCheck={() => void check()}
          />
        </Card>
        <div ref={resultPlace}>
          {problems.length > 0 && (
            <Notice tone="critical" title={t('verify.unreadable')} announced>
              {problems.map((name) => t(`verify.fields.${name}`)).join(', ')}
            </Notice>
          )}
          {checked && <Result {...checked} />}
        </div>
      </div>
    </Container>
  )
}
