import { type RenderEnvironment, renderPage } from '@marquee/core/server'
import { brand } from './brand.ts'

export { brand }

/** Renders a page of this brand; the front server calls it. */
export const render = (request: Request, environment: RenderEnvironment) =>
  renderPage(brand, request, environment)
