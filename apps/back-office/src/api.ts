import { createApiClient } from '@marquee/api-client'

/** The platform's calls for staff, on the host of this page. */
export const api = createApiClient({ baseUrl: '', logger: { error: () => {} } })
