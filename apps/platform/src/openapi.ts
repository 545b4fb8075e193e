import { openApiText } from '@marquee/contract/openapi'
import { contract } from './contract.ts'

// Prints what may be asked of this platform, as an OpenAPI document.
process.stdout.write(openApiText(contract))
