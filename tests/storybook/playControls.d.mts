export function playControls(ids: string[]): Promise<{ played: number; broken: string[] }>;
