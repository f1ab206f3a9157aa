/** Lengths of time. Names end in the unit they count: the wire has seconds, clocks and timers have milliseconds. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;

export const secondMs = 1000;
export const minuteMs = minuteSeconds * secondMs;
export const hourMs = hourSeconds * secondMs;
export const dayMs = daySeconds * secondMs;

/** Beijing keeps UTC+8 the year round, since 1991. */
export const beijingOffsetSeconds = 8 * hourSeconds;
export const beijingOffsetMs = beijingOffsetSeconds * secondMs;
