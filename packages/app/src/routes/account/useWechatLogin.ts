import { getWechatLoginQrcode, getWechatLoginStatus } from '@compute-market/contract/calls/session';
import { SCAN_POLL_MS } from '@compute-market/contract/constants';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import type { WechatLoginState } from '@compute-market/patterns/account/LoginScreen';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { serverNow } from '../../state/clock';

type Show = (scan: WechatLoginState) => void;

const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_POLL_MS));

/** A look that failed is no answer: the next one asks again. */
async function look(scene: string, signal: AbortSignal) {
  try {
    return await api.call(getWechatLoginStatus, { scene }, { signal, quiet: true });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Shows a code and follows it until someone is in, it expires, or the page turns away. Nothing is asked while the page is hidden. */
async function follow(signal: AbortSignal, show: Show, onEntered: (token: string) => Promise<void>) {
  const { qrcode: code, scene, expire_time } = await api.call(getWechatLoginQrcode, {}, { signal, quiet: true });
  let state: 'waiting' | 'scanned' = 'waiting';
  while (!signal.aborted) {
    const secondsLeft = expire_time - serverNow();
    if (secondsLeft <= 0) return show({ state: 'expired' });
    show({ state, code, secondsLeft });
    await pause();
    const answer = document.hidden || signal.aborted ? null : await look(scene, signal);
    if (answer?.status === WECHAT_STATUS.succeeded && answer.session !== undefined) return onEntered(answer.session);
    if (answer?.status === WECHAT_STATUS.expired) return show({ state: 'expired' });
    if (answer?.status === WECHAT_STATUS.notBound) return show({ state: 'notBound' });
    if (answer?.status === WECHAT_STATUS.scanned) state = 'scanned';
  }
}

/** 微信扫码 while its tab is shown. */
export function useWechatLogin(shown: boolean, onEntered: (token: string) => Promise<void>) {
  const [scan, show] = useState<WechatLoginState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!shown) return;
    const stop = new AbortController();
    follow(stop.signal, show, onEntered).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      show({ state: error.status === errors.NOT_AVAILABLE.status ? 'unavailable' : 'failed', reason: error.reason });
    });
    return () => stop.abort();
  }, [shown, attempt, onEntered]);
  const onRefresh = () => {
    show({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { scan, onRefresh };
}
