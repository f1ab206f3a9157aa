const step = 1024;

/** 36 KB, 2.4 MB: one decimal from a megabyte on. */
export const formatBytes = (bytes: number): string =>
  bytes < step * step ? `${Math.max(1, Math.round(bytes / step))} KB` : `${(bytes / step / step).toFixed(1)} MB`;
