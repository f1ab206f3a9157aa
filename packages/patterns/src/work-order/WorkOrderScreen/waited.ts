const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** 44 分钟, 3 小时 5 分钟, 2 天 4 小时: how long a customer has waited, seconds. */
export function waitedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < hour) return `${Math.floor(whole / minute)} 分钟`;
  if (whole < day) return `${Math.floor(whole / hour)} 小时 ${Math.floor((whole % hour) / minute)} 分钟`;
  return `${Math.floor(whole / day)} 天 ${Math.floor((whole % day) / hour)} 小时`;
}
