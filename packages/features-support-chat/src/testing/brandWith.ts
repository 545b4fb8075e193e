import type { BrandConfig } from '@marquee/core'
import { chatScript, type WayToSupport } from '../button/wayToSupport.ts'
import { supportButton } from '../button/feature.ts'
import { supportChat } from '../feature.ts'

/** What a brand says whose players reach support that way. */
export const brandWith = (way: WayToSupport | null): Pick<BrandConfig, 'features' | 'scripts'> => ({
  features: [
    supportButton(),
    ...(way?.kind === 'custom' ? [supportChat({ email: 'support@test.example' })] : []),
  ],
  scripts: way?.kind === 'script' ? { [chatScript]: { src: way.src } } : {},
})
