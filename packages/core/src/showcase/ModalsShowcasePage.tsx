import { Badge, Button, Card, Container, Heading, Inline, Sections, Stack, Text } from '@marquee/ui'
import { useBrand } from '../app/AppContext.ts'
import type { PlainModal } from '../feature/features.ts'
import type { ModalDefinition } from '../feature/modals.ts'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import * as css from './showcase.css.ts'

/** How an address asks for a modal, or null when none can. */
function addressOf({ openModal, query }: ModalDefinition): string | null {
  if (openModal) return `?openModal=${openModal}`
  return query ? `?${query}=…` : null
}

function ModalCard({ name, modal }: { name: string; modal: ModalDefinition }) {
  const t = useT('showcase')
  const modals = useModals()
  const address = addressOf(modal)
  const marks = [
    modal.sample && 'sample',
    modal.audience === 'player' && 'player',
    modal.required && 'required',
    modal.onGeoblock && 'geoblock',
  ].filter((mark) => typeof mark === 'string')
  return (
    <Card className={css.modal} data-showcase={name}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      {address && (
        <Text size="sm" tone="secondary">
          {t('modals.asked', { address })}
        </Text>
      )}
      <Inline gap={2}>
        {marks.map((mark) => (
          <Badge key={mark} tone="neutral">
            {t(`modals.${mark}`)}
          </Badge>
        ))}
      </Inline>
      <Button size="sm" onClick={() => modals.open(name as PlainModal, modal.sample)}>
        {t('modals.open')}
      </Button>
    </Card>
  )
}

/** Opens every modal of the running brand with sample data (ROUTE-33); absent from releases. */
export function ModalsShowcasePage() {
  const t = useT('showcase')
  const { name, features } = useBrand()
  return (
    <Container>
      <Sections>
        <header>
          <Heading level={1} size="xl">
            {t('modals.title')}
          </Heading>
          <Text tone="secondary">{t('modals.intro', { brand: name })}</Text>
        </header>
        {features.map(
          ({ id, modals }) =>
            modals && (
              <Stack key={id} as="section" gap={4}>
                <Heading level={2} size="lg">
                  {id}
                </Heading>
                <div className={css.modals}>
                  {Object.entries(modals).map(([modalName, modal]) => (
                    <ModalCard key={modalName} name={modalName} modal={modal} />
                  ))}
                </div>
              </Stack>
            ),
        )}
      </Sections>
    </Container>
  )
}
