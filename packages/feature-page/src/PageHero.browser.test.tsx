import { afterEach, expect, it } from 'vitest'
import * as css from './PageHero.css.ts'

afterEach(() => document.body.replaceChildren())

it.each(['banner', 'stage', 'column'])(
  'on a desktop a page as %s > says what it is before the thing and its lists',
  (form) => {
    document.body.innerHTML = `<header class="${css.banner}" data-form="${form}">
      <div class="${css.inside} ${css.form.wide}" data-stage="wide">
        <div class="${css.words}">
          <h1 class="${css.title}">Boxes</h1><p class="${css.lead}">Pick one.</p>
          <div class="${css.below}">Available now</div>
        </div>
        <div class="${css.stage}"><p>Five boxes, keys and odds</p></div>
      </div>
    </header>`
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const stage = boxOf(`.${css.stage.split(' ')[0]}`).top
    for (const word of ['h1', `.${css.lead.split(' ')[0]}`, `.${css.below.split(' ')[0]}`])
      expect(boxOf(word).bottom).toBeLessThanOrEqual(stage)
  },
)
