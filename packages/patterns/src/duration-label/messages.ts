/** The units of a length of time; minutes that follow hours are cut to 分. */
export const durationMessages = {
  units: { days: '天', hours: '小时', minutes: '分', minutesAlone: '分钟', seconds: '秒' },
} as const;
