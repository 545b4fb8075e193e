import {
  Badge,
  Button,
  Card,
  Chip,
  Countdown,
  FavouriteButton,
  Heading,
  Icon,
  IconButton,
  Inline,
  Money,
  Progress,
  Stack,
  Text,
  TextField,
  Tile,
  Trim,
} from '@marquee/ui'
import type { PropsWithChildren } from 'react'
import { artOf } from './art.ts'
import type { BrandTile } from './brand/brands.ts'
import * as css from './Brands.css.ts'

export interface BrandPlaceProps {
  brand: string
  /** Its own mode beside other brands; without it, it wears what the page wears. */
  mode?: string | undefined
}

/** A part of the page that wears a brand of its own, whatever the page around it wears. */
export function BrandFrame({ brand, mode, children }: PropsWithChildren<BrandPlaceProps>) {
  return (
    <section data-theme={mode && brand} data-mode={mode} className={css.place} aria-label={brand}>
      {children}
    </section>
  )
}

/** One composition that shows a brand's every role: the same words and parts in each place, and its own games. */
export function BrandPlace({
  brand,
  mode,
  games,
}: BrandPlaceProps & { games: readonly BrandTile[] }) {
  const art = artOf(brand)
  return (
    <BrandFrame brand={brand} mode={mode}>
      <div className={css.bar}>
        <img src={art.logo} alt={brand} className={css.mark} />
        <Inline gap={1} wrap={false}>
          <Money amount={128_400n} unit="coins" icon size="md" />
          <IconButton icon="bell" label={`2 new messages, ${brand}`} count={2} />
        </Inline>
      </div>
      <Trim />
      <img src={art.hero} alt="" width={640} height={360} className={css.hero} />
      <div className={css.content}>
        <Stack gap={3}>
          <Heading level={2} size="display">
            Play for free
          </Heading>
          <Text tone="secondary">Good evening. Day 4 of your reward is ready.</Text>
          <Inline gap={3}>
            <Button start={<Icon name="gift" size="text" />}>Claim reward</Button>
            <Button variant="quiet">See all</Button>
          </Inline>
        </Stack>
        <div>
          <Heading level={3} size="lg" ornate>
            Popular games
          </Heading>
          <div className={css.tiles}>
            {games.slice(0, 3).map(({ title, cover }, index) => (
              <Tile
                key={title}
                title={title}
                cover={cover}
                badge={index === 0 && <Badge>New</Badge>}
                action={
                  <FavouriteButton
                    label={`Favorite: ${title}, ${brand}`}
                    pressed={false}
                    onPressedChange={() => {}}
                  />
                }
                render={<a href={`#${brand}-${index}`} />}
              />
            ))}
          </div>
        </div>
        <Inline gap={2}>
          <Chip selected>Jackpots</Chip>
          <Chip start={<Icon name="clock" size="sm" />}>
            <Countdown remaining={3_845_000} />
          </Chip>
          <Badge tone="positive">Ready</Badge>
          <Badge tone="critical">Ended</Badge>
        </Inline>
        <Card trim>
          <Stack gap={3}>
            <Inline justify="between">
              <Heading level={4}>Friday race</Heading>
              <Icon name="trophy" size="lg" />
            </Inline>
            <Progress label={`Progress, ${brand}`} value={0.62} />
            <Inline justify="between">
              <Text size="sm" tone="secondary">
                62 of 100 rounds
              </Text>
              <Money amount={25_00n} unit="entries" icon size="sm" />
            </Inline>
          </Stack>
        </Card>
        <TextField
          label="E-mail"
          placeholder="you@example.com"
          start={<Icon name="mail" />}
          error="Add the part after @."
        />
      </div>
    </BrandFrame>
  )
}
