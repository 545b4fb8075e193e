import type { Provider } from './types.ts'

/** The studios behind the games; all fictional. Ids are stable. */
export const providers: readonly Provider[] = [
  { id: 1, slug: 'tinderbox-lane', name: 'Tinderbox Lane' },
  { id: 2, slug: 'marrow-and-moth', name: 'Marrow & Moth' },
  { id: 3, slug: 'ninth-lantern', name: 'Ninth Lantern' },
  { id: 4, slug: 'brasshopper', name: 'Brasshopper' },
  { id: 5, slug: 'saltglass', name: 'Saltglass' },
  { id: 6, slug: 'otterworks', name: 'Otterworks' },
  { id: 7, slug: 'violet-anvil', name: 'Violet Anvil' },
  { id: 8, slug: 'quillfeather', name: 'Quillfeather' },
  { id: 9, slug: 'hollow-drum', name: 'Hollow Drum' },
  { id: 10, slug: 'paper-kestrel', name: 'Paper Kestrel' },
  { id: 11, slug: 'sugarloom', name: 'Sugarloom' },
  { id: 12, slug: 'deepwell-nine', name: 'Deepwell Nine' },
  { id: 13, slug: 'copper-comet', name: 'Copper Comet' },
  { id: 14, slug: 'figtree-foundry', name: 'Figtree Foundry' },
  { id: 15, slug: 'moonrabble', name: 'Moonrabble' },
  { id: 16, slug: 'larkspur-yard', name: 'Larkspur Yard' },
]
