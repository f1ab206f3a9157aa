/** Whether the server that sent this page calls it a demonstration that strangers can reach. A page of any other server says nothing. */
export const isPublicDemo = (): boolean =>
  document.querySelector('meta[name="environment"]')?.getAttribute('content') === 'demo';
