export { createApiClient, defaultTimeoutMs } from './client.ts'
export { ApiError, type ApiErrorCode, isApiError } from './error.ts'
export { type FetchStatus, fetchStatusOf, type QueryState } from './fetch-status.ts'
export type { ApiClient, ApiClientOptions, CallInput, CallOptions, Logger } from './types.ts'
