export { GpuCard } from './GpuCard';
export { GpuCardSkeleton } from './GpuCardSkeleton';
export type { GpuCardSkeletonProps } from './GpuCardSkeleton';
export type { GpuCardCount, GpuCardNotice, GpuCardProps } from './gpu-card-props';
