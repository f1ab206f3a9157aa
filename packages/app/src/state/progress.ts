import { proxy } from 'valtio';

/** The bar at the top of the page: on while a navigation is under way (product §2). */
export const progress = proxy({ active: false });

export const startProgress = () => void (progress.active = true);
export const finishProgress = () => void (progress.active = false);
export const resetProgress = finishProgress;
