export { createApiClient, defaultTimeoutMs } from './client.ts'
export { ApiError, type ApiErrorCode, isApiError } from './error.ts'
export { lazyApiClient } from './lazy.ts'
export type { ApiClient, ApiClientOptions, CallInput, CallOptions, Logger } from './types.ts'
