export function playControls(storyId: string): Promise<{ played: number; broken: string[] }>;
