import type { FaceState } from './face-state';

/** A drawn stand-in for a code: its picture never changes. */
const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#fff"/><path d="M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0zM4 4h1v1H4zM6 5h2v1H6zM5 7h1v2H5zM7 7h2v1H7zM4 0h1v2H4zM0 4h2v1H0z"/></svg>')}`;

export const waitingFace: FaceState = {
  step: 'waiting',
  code: { image, url: 'https://example.com/face', certifyId: 'story', expiresAt: 0 },
  secondsLeft: 268,
};
export const failedFace: FaceState = {
  step: 'failed',
  reason: '人脸与身份证照片不一致，请在光线充足处正对镜头重试',
  remain: 3,
};
export const noTriesFace: FaceState = {
  step: 'refused',
  reason: '今日认证次数已用完，请明日再试或使用其他方式',
  final: true,
};
