import './failedPictures.css.ts'

/** Narrower than this, in CSS px, a picture has room for a letter alone. */
const narrow = 72

/** What a picture shows, in words: its own, or the name of the tile that it is the cover of. */
const nameOf = (picture: HTMLImageElement): string =>
  picture.alt || (picture.closest('article')?.querySelector('a > span')?.textContent ?? '')

/** Draws the name in the place of a picture that has its place to itself; any other leaves it empty. */
function draw(picture: HTMLImageElement): void {
  picture.dataset.failed = ''
  const place = picture.parentElement
  if (!place || place.childElementCount > 1) return
  const isSmall = place.clientWidth < narrow
  const name = nameOf(picture).trim()
  place.toggleAttribute('data-small', isSmall)
  place.dataset.lettering = isSmall ? name.slice(0, 1) : name
}

/** A picture that came after all stands in its place again. */
function restore(picture: HTMLImageElement): void {
  if (picture.dataset.failed === undefined) return
  delete picture.dataset.failed
  delete picture.parentElement?.dataset.lettering
}

/**
 * Puts a plate of the theme, with its name, in the place of every picture that does not load, those
 * included that failed before. Returns the way to end it.
 */
export function watchPictures(): () => void {
  const listen =
    (act: (picture: HTMLImageElement) => void) =>
    ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) act(target)
    }
  const onError = listen(draw)
  const onLoad = listen(restore)
  // Neither bubbles.
  document.addEventListener('error', onError, true)
  document.addEventListener('load', onLoad, true)
  for (const picture of document.querySelectorAll('img'))
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) draw(picture)
  return () => {
    document.removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }
}
