import { Link, type ModalProps, useBrand, useIsGuest, usePlayer, useT } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { Button, EmptyState, Notice, Progress, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { EndAtNight } from './EndAtNight.tsx'

/** Words of an address are shown as they came, so not at any length. */
const longestError = 300

const errorOf = ({ errorText }: ModalProps['props']): string | null =>
  typeof errorText === 'string' && errorText ? errorText.slice(0, longestError) : null

/**
 * What the spooky season ends at (MODAL-03, MODAL-45), by its name on the brand's map: what went wrong
 * when the address says so (MODAL-04), else how far the player is, for guests that the season runs, or
 * that none does.
 */
export function SpookySeasonModal({ props, close, frame }: ModalProps) {
  const t = useT('seasons')
  const { theme } = useBrand()
  const guest = useIsGuest()
  const season = usePlayer()?.season
  const error = errorOf(props)
  // Guests are told by what is public: whether a season runs, and in which look.
  const told = useFeatureInfo().data?.featuresInfo['seasons-info']
  const isRunning = guest
    ? told?.skin === 'spooky' || told?.slug.includes('spooky') === true
    : season?.isEnabled === true && season.slug?.includes('spooky') === true
  const level = isRunning ? (season?.currentLevel ?? 0) : 0
  const to = isRunning ? '/season' : guest ? '/' : '/lobby/'
  return (
    <Dialog
      {...frame}
      title={t('places.spooky.8')}
      closeLabel={t('spooky.close')}
      art={<EndAtNight lit={level} />}
      actions={
        <Button render={<Link to={to} />} onClick={close} data-testid="season-welcome-go">
          {t(`spooky.${isRunning ? 'map' : guest ? 'home' : 'lobby'}`)}
        </Button>
      }
    >
      <Stack gap={4}>
        {error && (
          <Notice tone="critical" title={t('spooky.errorTitle')} announced>
            {error}
          </Notice>
        )}
        {isRunning && (
          <>
            <Text centred>{t('spooky.running')}</Text>
            {season && (
              <>
                <Text centred strong>
                  {t('spooky.level', { count: level })}
                </Text>
                <Progress
                  label={t('spooky.progress')}
                  value={season.totalProgressPercents}
                  max={100}
                />
              </>
            )}
          </>
        )}
        {!isRunning && !error && (
          <EmptyState
            art={theme.art.empty}
            level={3}
            title={t('spooky.resting.title')}
            text={t('spooky.resting.text')}
          />
        )}
      </Stack>
    </Dialog>
  )
}
