/** Lengths of time. Names end in the unit they count; the contract has the same for the layers above. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;
export const dayMs = daySeconds * 1000;

/** Beijing keeps UTC+8 the year round, since 1991. */
export const beijingOffsetSeconds = 8 * hourSeconds;
export const beijingOffsetMs = beijingOffsetSeconds * 1000;
