import '@marquee/theme-nlc/css'
import { startClient } from '@marquee/core/client'
import { brand } from './brand.ts'

await startClient(brand)
