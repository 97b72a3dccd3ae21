import type { OutputOf } from '#shared/contract/calls.ts';

export type Dashboard = OutputOf<'/api/v1/admin/dashboard'>;
