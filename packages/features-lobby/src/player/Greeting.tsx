import { kept, usePlayer, useT } from '@marquee/core'
import { Heading, Skeleton, Text } from '@marquee/ui'

/** The brand's word to the player, by name. */
export const Greeting = /* @__PURE__ */ kept(function Greeting() {
  const t = useT('lobby')
  const player = usePlayer()
  return (
    <div data-testid="lobby-greeting">
      <Heading level={1} size="xl">
        {player ? t('greeting', { name: player.name ?? player.login }) : <Skeleton width="14rem" />}
      </Heading>
      <Text size="sm" tone="secondary">
        {t('greetingNote')}
      </Text>
    </div>
  )
})
