import { useGameSettings, useLocaleCode, usePreferences, useT } from '@marquee/core'
import { IconButton, numberFormat, Slider, Switch } from '@marquee/ui'
import { Popover } from '@marquee/ui/popover'

/** Desktop browsers know the call as well, and have nothing that shakes. */
const canShake = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** How games sound, feel and move on, on this device: kept for all of them, and heard at once in the one that is open. */
export function SoundMenu() {
  const t = useT('games')
  const locale = useLocaleCode()
  const [{ sound }, change] = usePreferences()
  const [{ volume, music, captions, haptics, quick }, set] = useGameSettings()
  const percent = numberFormat(locale, { style: 'percent' }).format(volume / 100)
  return (
    <Popover
      title={t('game.sound.title')}
      trigger={
        <IconButton
          icon={sound ? 'sound-on' : 'sound-off'}
          label={t(sound ? 'game.sound.isOn' : 'game.sound.isOff')}
          title={t('game.sound.title')}
          data-testid="game-sound"
        />
      }
    >
      <Switch
        label={t('game.sound.on')}
        checked={sound}
        onChange={({ target }) => change({ sound: target.checked })}
      />
      <Slider
        label={t('game.sound.volume')}
        value={volume}
        valueText={percent}
        min={10}
        max={100}
        step={10}
        disabled={!sound}
        onChange={({ target }) => set({ volume: Number(target.value) })}
      />
      <Switch
        label={t('game.sound.music')}
        checked={music}
        disabled={!sound}
        onChange={({ target }) => set({ music: target.checked })}
      />
      <Switch
        label={t('game.sound.captions')}
        hint={t('game.sound.captionsHint')}
        checked={captions}
        onChange={({ target }) => set({ captions: target.checked })}
      />
      {canShake() && (
        <Switch
          label={t('game.sound.haptics')}
          checked={haptics}
          onChange={({ target }) => set({ haptics: target.checked })}
        />
      )}
      <Switch
        label={t('game.sound.quick')}
        hint={t('game.sound.quickHint')}
        checked={quick}
        onChange={({ target }) => set({ quick: target.checked })}
      />
    </Popover>
  )
}
