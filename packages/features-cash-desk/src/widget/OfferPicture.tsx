import type { PresetPackage } from '@marquee/contract'

/** The drawing of an offer, its own for phones; nothing where the platform has none. */
export function OfferPicture({ images }: { images: PresetPackage['promoOfferPreset'] }) {
  const { image2x, imageMobile2x } = images
  if (!image2x) return null
  return (
    <picture>
      {imageMobile2x && <source media="(max-width: 40rem)" srcSet={imageMobile2x} />}
      <img src={image2x} alt="" width={144} height={144} />
    </picture>
  )
}
