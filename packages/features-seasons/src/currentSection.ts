import type { AdventureMap } from './contract/map/schemas.ts'

/** A map whose current section is set: it alone is current (MAP-02), and its award is claimed (MAP-03). */
export const withCurrentSection = (known: AdventureMap, index: number): AdventureMap => ({
  ...known,
  map: {
    sections: known.map.sections.map((section) =>
      section.index === index
        ? { ...section, isCurrent: true, isAwardClaimed: true }
        : { ...section, isCurrent: false },
    ),
  },
})
