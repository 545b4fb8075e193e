import { useT } from '@marquee/core'
import { SignUpAction } from '@marquee/prize-ui'
import { Stack, Text } from '@marquee/ui'
import { boxDrawings, CosmicBox } from '../box/CosmicBox.tsx'
import * as css from './BoxSky.css.ts'

/** What a guest sees: the boxes in their sky, closed, and the way to a key. */
export function GuestSky() {
  const t = useT('cosmic-boxes')
  return (
    <Stack gap={4}>
      <div data-mode="dark" className={css.sky} data-testid="cosmic-sample">
        <ul className={css.boxes} aria-hidden="true">
          {Array.from({ length: boxDrawings }, (_, index) => index + 1).map((number) => (
            <li key={number} className={css.place}>
              <CosmicBox number={number} reveal="closed" />
            </li>
          ))}
        </ul>
      </div>
      <Text>{t('guest.sample')}</Text>
      <SignUpAction location="cosmic-boxes" label={t('guest.action')} />
    </Stack>
  )
}
