import { Container, Heading, Sections, Stack, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { Controls, Figures, Forms, States } from './Components.tsx'
import { Colours, Motion, Shapes, Type } from './Tokens.tsx'

const sections: [name: string, content: ReactNode][] = [
  ['color', <Colours key="color" />],
  ['font', <Type key="font" />],
  ['shape', <Shapes key="shape" />],
  ['motion', <Motion key="motion" />],
  ['controls', <Controls key="controls" />],
  ['form', <Forms key="form" />],
  ['status', <States key="status" />],
  ['data', <Figures key="data" />],
]

/** Tokens and components of the running brand on one page (ROUTE-32); absent from releases. */
export function RedesignPage() {
  const t = useT('showcase')
  const { name } = useBrand()
  return (
    <Container>
      <Sections>
        <header>
          <Heading level={1} size="xl">
            {t('redesign.title')}
          </Heading>
          <Text tone="secondary">{t('redesign.intro', { brand: name })}</Text>
        </header>
        {sections.map(([section, content]) => (
          <Stack key={section} as="section" gap={4} data-section={section}>
            <Heading level={2} size="lg" ornate>
              {t(`redesign.sections.${section}`)}
            </Heading>
            {content}
          </Stack>
        ))}
      </Sections>
    </Container>
  )
}
