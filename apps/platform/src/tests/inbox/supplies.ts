import type { Supplies } from '@marquee/conformance/supplies'

interface Settings {
  data: { kinds: { kind: string }[] }
}

export const supplies: Supplies = {
  async 'inbox.choose'({ ask }) {
    const told = (await ask('inbox.settings')) as Settings | null
    const [first] = told?.data.kinds ?? []
    return first && { body: { kind: first.kind, push: false } }
  },
}
