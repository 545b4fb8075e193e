import { brandConfig } from '@marquee/brand-build'

export default brandConfig()
