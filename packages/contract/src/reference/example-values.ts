/** 2026-11-25 20:00 in Beijing. */
export const exampleNow = 1_795_608_000;

/** Name of the instance in the examples. */
export const exampleMachine = 'kvm-3f8a2c71';
