export { default as SQLite } from "better-sqlite3";
