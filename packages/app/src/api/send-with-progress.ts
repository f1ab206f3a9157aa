import { CONTRACT_HEADER } from '@compute-market/contract/constants';

/** Of its headers nothing but the one that the client reads. */
function answerOf(request: XMLHttpRequest): Response {
  const contract = request.getResponseHeader(CONTRACT_HEADER);
  const headers: Record<string, string> = contract === null ? {} : { [CONTRACT_HEADER]: contract };
  return new Response(request.responseText, { status: request.status, headers });
}

/**
 * A fetch that tells how much of the body has gone out, 0 to 100: the browser's own fetch cannot. Rejects as fetch does, with an AbortError
 * when the signal ends it and a TypeError when the network does.
 */
export function sendWithProgress(onProgress: (percent: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const aborted = () => reject(new DOMException('The sending was ended', 'AbortError'));
      if (signal?.aborted) return aborted();
      request.open(method, input instanceof Request ? input.url : input);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The network failed')));
      request.addEventListener('abort', aborted);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}
