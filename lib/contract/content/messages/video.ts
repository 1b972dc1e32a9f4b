export const titleRequired = "Video title is required";
export const youtubeUrlRequired = "YouTube URL is required";
export const youtubeUrlInvalid = "Please enter a valid YouTube URL";
export const youtubeVideoMissing = "This link does not open a video. Open one video on YouTube and copy its link.";
export const limit = (most: number) => `You can keep at most ${most} videos. Delete one to add another.`;
