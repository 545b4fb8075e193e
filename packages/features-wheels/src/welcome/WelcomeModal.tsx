import { Link, type ModalProps, usePlayer, useT } from '@marquee/core'
import { StepList } from '@marquee/feature-page'
import { Button, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { Emblem } from './Emblem.tsx'
import { formFor } from './useWelcome.ts'

const steps = ['daily', 'streak', 'prize']

/**
 * Welcome to the wheel of wins, or to the prize vault: what is free, what purchases add up to, and
 * that nobody needs them (MODAL-40, MODAL-41). It stands in the brand's skin, whichever of its two
 * names asked for it; in that of its name where the player has no streak.
 */
export function WelcomeModal({ name, close, frame }: ModalProps) {
  const t = useT('wheels')
  const form = formFor(usePlayer()) ?? (name === 'welcome-prize-vault' ? 'vault' : 'wheel')
  return (
    <Dialog
      {...frame}
      title={t(`welcome.${form}.title`)}
      description={t(`welcome.${form}.lead`)}
      closeLabel={t('close')}
      art={<Emblem form={form} />}
      actions={
        <Button
          render={<Link to="/wheel-of-wins" />}
          onClick={close}
          data-testid="wheel-welcome-go"
        >
          {t('welcome.go')}
        </Button>
      }
    >
      <Stack gap={4}>
        <StepList
          steps={steps.map((step) => ({
            title: t(`welcome.${form}.${step}.title`),
            text: t(`welcome.${form}.${step}.text`),
          }))}
        />
        <Text size="sm" tone="secondary">
          {t('welcome.note')}
        </Text>
      </Stack>
    </Dialog>
  )
}
