import { Link, type ModalProps, useIsGuest, usePlayer, useT } from '@marquee/core'
import { StepList, stepsOf } from '@marquee/feature-page'
import { Button, Progress, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { Signpost } from './Signpost.tsx'

/** Welcome to a season by day: how it is walked, how far the player is, and the way there (MODAL-46). */
export function NeutralSeasonModal({ close, frame }: ModalProps) {
  const t = useT('seasons')
  const isGuest = useIsGuest()
  const season = usePlayer()?.season
  return (
    <Dialog
      {...frame}
      title={t('welcome.title')}
      description={t('page.lead')}
      closeLabel={t('welcome.close')}
      art={<Signpost />}
      actions={
        <Button render={<Link to="/season" />} onClick={close} data-testid="season-welcome-go">
          {t('welcome.go')}
        </Button>
      }
    >
      <Stack gap={4}>
        {!isGuest && season?.isEnabled && season.totalProgressPercents > 0 && (
          <>
            <Text centred strong>
              {t('welcome.level', { count: season.currentLevel })}
            </Text>
            <Progress label={t('points.label')} value={season.totalProgressPercents} max={100} />
          </>
        )}
        <StepList steps={stepsOf(t, 3)} />
      </Stack>
    </Dialog>
  )
}
