/** What errors of the service's client carry; it exports no classes. */
interface ServiceError {
  readonly name?: string;
  readonly message?: string;
  readonly status?: number;
}

/** A failure of the service in words that say what to do. */
export function explainError(error: unknown): string {
  const { name, message = String(error), status } = (typeof error === 'object' && error !== null ? error : {}) as ServiceError;
  if (name === 'RetryError')
    return 'The service could not be reached, or did not answer in time. Check the network and GATSBY_ALGOLIA_APP_ID, then try again.';
  if (name === 'DeserializationError') return 'The service sent an answer that is no JSON. A proxy may stand in between; try again later.';
  if (status !== undefined && /quota|limit|exceed/i.test(message))
    return `The quota of the service is used up (${status}: ${message}). Raise it, or try again later.`;
  if (status === 429) return `The service asks to slow down (429: ${message}). Try again later.`;
  if (status === 401 || status === 403)
    return `The service refused the key (${status}: ${message}). Check ALGOLIA_ADMIN_KEY, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_APP_ID.`;
  if (status !== undefined) return `The service answered with status ${status}: ${message}`;
  return message;
}

/** Whether the service says that something does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
