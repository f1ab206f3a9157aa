/** Where the browser keeps the session: the specification fixes it, local storage under `token` (product §3). */
export const tokenKey = 'token';
