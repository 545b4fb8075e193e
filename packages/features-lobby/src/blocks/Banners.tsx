import type { Banner } from '@marquee/contract'
import { kept, Link, useBrand, useT, useTranslate } from '@marquee/core'
import { coverOf } from '@marquee/game-tiles'
import { Button, Carousel, Heading, Text } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Dress, dressOf, linkParts, promoFirst } from '../banners.ts'
import * as css from './Banners.css.ts'

function Picture({ banner, dress }: { banner: Banner; dress: Dress }) {
  const { art } = useBrand().theme
  if (dress === 'reward') {
    return (
      <img src={art.reward} alt="" width={240} height={240} loading="lazy" className={css.reward} />
    )
  }
  if (dress === 'scene' || !banner.image) {
    return (
      <img src={art.hero} alt="" width={1600} height={900} loading="lazy" className={css.scene} />
    )
  }
  const { src, src2x } = coverOf({ img: banner.image, bg_color: banner.bg_color })
  return (
    <img
      src={src}
      srcSet={src2x && `${src} 1x, ${src2x} 2x`}
      alt=""
      width={240}
      height={320}
      loading="lazy"
      className={css.cover}
    />
  )
}

function Slide({ banner, dress }: { banner: Banner; dress: Dress }) {
  const translate = useTranslate()
  const style = dress === 'cover' ? assignInlineVars({ [css.ground]: banner.bg_color }) : undefined
  return (
    <article
      data-mode="dark"
      data-banner={banner.id}
      data-dress={dress}
      className={css.slide}
      style={style}
    >
      <Picture banner={banner} dress={dress} />
      <div className={css.words}>
        <Heading level={3} size="lg">
          {translate(banner.title)}
        </Heading>
        <Text size="sm" className={css.text}>
          {translate(banner.text)}
        </Text>
        {banner.action && banner.link && (
          <Button
            size="sm"
            className={css.action}
            render={<Link {...linkParts(banner.link)} exact />}
          >
            {translate(banner.action)}
          </Button>
        )}
      </div>
    </article>
  )
}

/** Banners with the next one peeking in, the promo banner first (HOME-03, HOME-04). */
export const Banners = /* @__PURE__ */ kept(function Banners({
  banners,
}: {
  banners: readonly Banner[]
}) {
  const t = useT('lobby')
  const tCore = useT()
  const label = t('banners.label')
  const shown = promoFirst(banners)
  if (!shown.length) return null
  return (
    <Carousel
      size="banner"
      label={label}
      previousLabel={tCore('games.previous', { title: label })}
      nextLabel={tCore('games.next', { title: label })}
      heading={
        <Heading level={2} ornate>
          {label}
        </Heading>
      }
    >
      {shown.map((banner, index) => (
        <Slide key={banner.id} banner={banner} dress={dressOf(shown, index)} />
      ))}
    </Carousel>
  )
})
