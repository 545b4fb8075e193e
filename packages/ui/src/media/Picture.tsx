import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactEventHandler } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './Picture.css.ts'

/** One webp file at densities 1 and 2 (IMAGE-01, IMAGE-03). */
export interface PictureSource {
  src: string
  src2x?: string
}

export interface PictureProps extends PictureSource {
  /** What it shows; empty when it is decoration. */
  alt: string
  /** Size in CSS px at density 1: keeps the place while it loads. */
  width: number
  height: number
  /** Dominant colour, shown until the picture is there. */
  color?: string
  /** Other files from a width on: `{ media: '(min-width: 768px)', ... }`; the first that matches wins. */
  sources?: (PictureSource & { media: string; width?: number; height?: number })[]
  loading?: 'lazy' | 'eager'
  /** `high` for the largest picture of the first screen. */
  fetchPriority?: 'high' | 'low' | 'auto'
  fit?: 'cover' | 'contain'
  /** Fills a box that has its own proportions. */
  fill?: boolean
  onError?: ReactEventHandler<HTMLImageElement>
  className?: string
}

const srcSet = ({ src, src2x }: PictureSource) => (src2x ? `${src} 1x, ${src2x} 2x` : src)

/** A picture that never moves the page: sized, coloured while it loads, lazy unless told. */
export function Picture({
  src,
  src2x,
  alt,
  width,
  height,
  color,
  sources,
  loading = 'lazy',
  fetchPriority,
  fit = 'cover',
  fill = false,
  onError,
  className,
}: PictureProps) {
  const image = (
    <img
      src={src}
      srcSet={src2x ? srcSet({ src, src2x }) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding={loading === 'eager' ? 'auto' : 'async'}
      fetchPriority={fetchPriority}
      onError={onError}
      className={classNames(css.picture, css.fit[fit], fill ? css.filling : css.natural, className)}
      style={color ? assignInlineVars({ [css.ground]: color }) : undefined}
    />
  )
  if (!sources?.length) return image
  return (
    <picture className={css.holder}>
      {sources.map((source) => (
        <source
          key={source.media}
          media={source.media}
          srcSet={srcSet(source)}
          width={source.width}
          height={source.height}
        />
      ))}
      {image}
    </picture>
  )
}
