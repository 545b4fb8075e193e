import { gridSize, isGrid, isSlot, lineCount } from '@marquee/game-math'
import type { Translate } from './texts/texts.ts'
import type { ShownModel } from './shown-model.ts'

/**
 * What kind of game this is, and how far its wins multiply: for whoever opens it. Read from the model
 * alone: figures that take counting come with the rules.
 */
export function introOf(model: ShownModel, t: Translate): { kind: string; falls?: string } {
  const cascade = isSlot(model) && isGrid(model) ? model.cascade : undefined
  return {
    kind: kindOf(model, t),
    ...(cascade && { falls: t('intro.falls', { most: cascade.at(-1) ?? 1 }) }),
  }
}

function kindOf(model: ShownModel, t: Translate): string {
  switch (model.engine) {
    case 'fish':
      return t('fish.targets')
    case 'lines':
      return t('rules.lines', { count: lineCount(model) })
    case 'pick':
      return t('intro.pick', { boxes: model.pick.prizes.length + model.pick.ends })
    case 'hold-and-link':
      return t('hold.start')
    case 'mines':
      return t('mines.intro', { cells: model.rows * model.columns })
    case 'blackjack':
    case 'poker':
      return t(`${model.engine}.intro`)
    case 'ways': {
      const { reels, rows } = gridSize(model)
      return t('intro.ways', { ways: rows ** reels })
    }
    case 'cluster':
    case 'scatter-pays': {
      const least = Math.min(...Object.values(model.pays).map((bands) => bands[0]?.[0] ?? Infinity))
      return t(model.engine === 'cluster' ? 'intro.cluster' : 'intro.anywhere', { least })
    }
    case 'wheel':
    case 'plinko':
    case 'dice':
    case 'keno':
    case 'crash':
    case 'flight':
    case 'haul':
      return t(`intro.${model.engine}`)
  }
}
