import type { ExclusionTerm } from '@marquee/contract'
import { useT } from '@marquee/core'
import {
  Button,
  Card,
  Checkbox,
  Heading,
  Icon,
  type IconName,
  RadioGroup,
  Stack,
} from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { useState } from 'react'
import { HelpLinks } from '../overview/HelpLinks.tsx'
import { useSelfExclude } from '../queries.ts'
import { StatusFrame } from '../StatusFrame.tsx'
import * as css from './SelfExclusionPage.css.ts'

const terms: ExclusionTerm[] = ['6-months', '1-year', '3-years', '5-years']
const points: [string, IconName][] = [
  ['group', 'shield'],
  ['round', 'play'],
  ['redeem', 'wallet'],
  ['quiet', 'mail'],
  ['again', 'key'],
]

function WhatHappens() {
  const t = useT('responsible-play')
  return (
    <Card tone="surface" padding="lg">
      <Stack gap={3}>
        <Heading level={2} size="lg">
          {t('exclusion.what.title')}
        </Heading>
        <ul className={css.points}>
          {points.map(([name, icon]) => (
            <li key={name} className={css.point}>
              <Icon name={icon} />
              <span>{t(`exclusion.what.${name}`)}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

function ExclusionForm() {
  const t = useT('responsible-play')
  const [term, setTerm] = useState<ExclusionTerm>('6-months')
  const [understood, setUnderstood] = useState(false)
  const [reminded, setReminded] = useState(false)
  const [asking, setAsking] = useState(false)
  const exclude = useSelfExclude()
  return (
    <Card padding="lg">
      <Stack gap={4} align="start">
        <RadioGroup
          legend={t('exclusion.how')}
          name="term"
          value={term}
          onValueChange={setTerm}
          options={terms.map((value) => ({ value, label: t(`exclusion.terms.${value}`) }))}
        />
        <Checkbox
          label={t('exclusion.understood')}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
          error={reminded && !understood ? t('exclusion.understandFirst') : undefined}
        />
        <Button
          variant="danger"
          onClick={() => {
            setReminded(true)
            if (understood) setAsking(true)
          }}
        >
          {t('exclusion.start')}
        </Button>
      </Stack>
      <ConfirmDialog
        danger
        open={asking}
        title={t('exclusion.confirm.title', { term: t(`exclusion.terms.${term}`) })}
        text={t('exclusion.confirm.text')}
        yes={t('exclusion.confirm.yes')}
        no={t('exclusion.confirm.no')}
        error={exclude.isError ? t('exclusion.failed') : undefined}
        busy={exclude.isPending}
        onYes={() => exclude.mutate(term, { onSuccess: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      />
    </Card>
  )
}

/** No play for months or years, in every brand of the group (RP-06). */
export function SelfExclusionPage() {
  const t = useT('responsible-play')
  return (
    <StatusFrame title={t('exclusion.title')} lead={t('exclusion.lead')}>
      {({ restriction }) => (
        <>
          {restriction?.kind !== 'self-exclusion' && (
            <>
              <WhatHappens />
              <ExclusionForm />
            </>
          )}
          <HelpLinks />
        </>
      )}
    </StatusFrame>
  )
}
