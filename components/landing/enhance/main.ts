import { startMenu } from "./menu";
import { startSignUp } from "./sign-up";

startMenu();
startSignUp();
