import {
  getWechatBindQrcode,
  getWechatBindStatus,
  getWechatLoginQrcode,
  getWechatLoginStatus,
} from '@compute-market/contract/calls/session';
import { errors } from '@compute-market/contract/errors';
import { api } from '../api';
import { byItself } from '../api/automatic';
import { ApiError } from '../api/errors';
import { serverNow } from '../state/clock';
import { codeEnd } from './code-end';
import type { ScanPorts } from './scan-runtime';

interface Code {
  readonly qrcode: string;
  readonly scene: string;
  readonly expire_time: number;
}

const refusalOf = (error: unknown) => {
  if (error instanceof ApiError)
    return { refused: error.reason, available: error.status !== errors.NOT_AVAILABLE.status };
  throw error;
};

/** A network that failed is no answer; what the server says is. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'refused' ? ({ failed: true } as const) : refusalOf(error);

const codeOf = (call: Promise<Code>) =>
  call.then(({ qrcode, scene, expire_time }) => ({ image: qrcode, scene, expiresAt: codeEnd(expire_time) }), refusalOf);

const world = { now: serverNow, isHidden: () => document.hidden };

/** 微信扫码登录 (screens B3). */
export const loginScanPorts: ScanPorts = {
  ...world,
  fetchCode: () => codeOf(api.call(getWechatLoginQrcode, {})),
  pollStatus: (scene) =>
    api
      .call(getWechatLoginStatus, { scene }, byItself)
      .then(
        ({ status, session, bind_ticket }) => ({ status, session: session ?? null, bindTicket: bind_ticket }),
        failureOf,
      ),
};

/** 绑定微信 (screens B21). */
export const bindScanPorts: ScanPorts = {
  ...world,
  fetchCode: () => codeOf(api.call(getWechatBindQrcode, {})),
  pollStatus: (scene) =>
    api.call(getWechatBindStatus, { scene }, byItself).then(({ status }) => ({ status, session: null }), failureOf),
};
