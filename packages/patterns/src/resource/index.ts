/** Why it could not be read, and the number that support finds the request by. */
export interface FailedResource {
  readonly state: 'error';
  readonly reason: string;
  readonly requestId?: string;
}

/**
 * Data of a screen or of one of its cards. Old data stays, marked, while it is read again; a card that failed leaves the others alone.
 * `empty` is the pattern's own reading of ready data.
 */
export type Resource<Data> =
  | { readonly state: 'loading' }
  | FailedResource
  | { readonly state: 'ready'; readonly data: Data; readonly refreshing?: boolean };

export const loading: Resource<never> = { state: 'loading' };
export const ready = <Data>(data: Data): Resource<Data> => ({ state: 'ready', data });

/** What was read, new or old; undefined while there is nothing to show. */
export const dataOf = <Data>(resource: Resource<Data>): Data | undefined =>
  resource.state === 'ready' ? resource.data : undefined;
